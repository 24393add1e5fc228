/** Pages are freed from white space that nobody sees, and from no other. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutBlankSpace } from '../../site/build/lines.mjs';

test('nothing is left between lines of their own', () => {
  assert.equal(withoutBlankSpace('<ul>\n  <li>one</li>\n  <li>two</li>\n</ul>\n'), '<ul><li>one</li><li>two</li></ul>');
});

test('words and what stands in a line keep their spaces', () => {
  const line = '<p>ایک <b>دو</b> <bdi>3</bdi>\n<a href="/">چار</a> پانچ</p>';
  assert.equal(withoutBlankSpace(line), line);
});

test('what is set out in lines stays so', () => {
  const listing = '<pre><code>a\n  <b>b</b>\n</code></pre>';
  assert.equal(withoutBlankSpace(`<div>\n${listing}\n</div>`), `<div>${listing}</div>`);
});
