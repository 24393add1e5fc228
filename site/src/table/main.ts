/** The table's bundle: mounts the play of `#table`. */
import '../i18n.ts';
