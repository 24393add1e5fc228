/** Example blocks in a guide's Markdown: what the author wrote, and where. docs/guides.md tells authors how. */

const kPlain = new Set(['case', 'caption', 'show']);
const kClaims = new Set(['legal', 'refused', 'lines', 'totals', 'points', 'tricks', 'winner', 'result', 'answer']);
const kOther = new Set(['seat', 'deal', 'trick']);

/** The examples of a guide, in order: `{ name, line, body }`. */
export function blocksOf(markdown) {
  const blocks = [];
  let open = null;
  markdown.split('\n').forEach((text, index) => {
    if (open && text.trim() === '```') {
      blocks.push({ ...open, body: open.body.join('\n') });
      open = null;
    } else if (open) {
      open.body.push(text);
    } else if (/^```example\b/.test(text)) {
      open = { name: text.slice('```example'.length).trim(), line: index + 1, body: [] };
    }
  });
  if (open) throw new Fault(`the example "${open.name}" is not closed`, open.line);
  return blocks;
}

/**
 * What a block says: `key: value` a line, a value going on in lines that are indented; captions and names are plain text, all else is JSON.
 * @returns `{ name, caption, case, show, claims, ...}`
 */
export function readBlock(name, body) {
  if (!/^[\w-]+$/.test(name)) throw new Fault(`"${name}" is no name for an example: letters, digits, - and _`);
  const said = { name, show: [], claims: {} };
  for (const entry of body.split(/\n(?=\S)/)) {
    if (entry.trim() === '') continue;
    const [, key, value] = /^(\w+):\s*([\s\S]*)$/.exec(entry) ?? [];
    if (!key) throw new Fault(`not a "key: value": ${entry.split('\n')[0]}`);
    const text = value.replace(/\s*\n\s*/g, ' ').trim();
    if (kPlain.has(key)) said[key] = key === 'show' ? text.split(/[\s,]+/) : text;
    else if (kClaims.has(key)) said.claims[key] = jsonOf(key, text);
    else if (kOther.has(key)) said[key] = jsonOf(key, text);
    else throw new Fault(`"${key}" is unknown here`);
  }
  if (!said.caption) throw new Fault('no caption');
  if (Object.keys(said.claims).length === 0) throw new Fault(`nothing is claimed (${[...kClaims].join(', ')})`);
  return said;
}

function jsonOf(key, text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Fault(`${key} is no JSON (${error.message}): ${text}`);
  }
}

/** What is wrong with an example, in the author's words; `line` where it is not the block's own. */
export class Fault extends Error {
  constructor(message, line) {
    super(message);
    this.line = line;
  }
}
