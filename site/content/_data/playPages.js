import languages from './languages.js';
import tables from './tables.js';

/** One page of play for each language and table. */
export default languages.flatMap((language) => tables.map((table) => ({ language, table })));
