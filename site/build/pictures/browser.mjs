/** Debian's Chromium without a window, spoken to through a pipe: enough to make pictures of pages that we write ourselves. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const kFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
  '--remote-debugging-pipe',
];

/** Calls `use` with `draw(html, width, height)`, which gives the bytes of a PNG; what is not painted stays transparent. */
export async function withBrowser(use) {
  const profile = await mkdtemp(join(tmpdir(), 'rozbazi-pictures-'));
  const browser = spawn(
    process.env.CHROME_PATH ?? '/usr/bin/chromium-headless-shell',
    [...kFlags, `--user-data-dir=${profile}`],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    },
  );
  const ended = new Promise((resolve) => browser.on('close', resolve));
  try {
    const send = messages(browser);
    const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
    await use((html, width, height) => draw((method, params) => send(method, params, sessionId), html, width, height));
  } finally {
    browser.kill();
    await ended;
    await rm(profile, { recursive: true, force: true });
  }
}

async function draw(send, html, width, height) {
  await send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
  await send('Emulation.setDefaultBackgroundColorOverride', { color: { r: 0, g: 0, b: 0, a: 0 } });
  const { frameTree } = await send('Page.getFrameTree');
  await send('Page.setDocumentContent', { frameId: frameTree.frame.id, html });
  const expression = 'document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => done())))';
  await send('Runtime.evaluate', { expression, awaitPromise: true });
  const { data } = await send('Page.captureScreenshot', { format: 'png' });
  return Buffer.from(data, 'base64');
}

/** DevTools' protocol: messages end with a zero byte, answers carry the number of what they answer. */
function messages(browser) {
  const [, , , input, output] = browser.stdio;
  const waiting = new Map();
  let rest = '';
  output.setEncoding('utf8').on('data', (text) => {
    const parts = (rest + text).split('\0');
    rest = parts.pop();
    for (const { id, result, error } of parts.map((part) => JSON.parse(part))) {
      const { answer, fail } = waiting.get(id) ?? {};
      if (error) fail?.(new Error(error.message));
      else answer?.(result);
    }
  });
  browser.on('close', (code) => {
    for (const { fail } of waiting.values()) fail(new Error(`Chromium ended with ${code}`));
  });
  let last = 0;
  return (method, params = {}, sessionId = undefined) =>
    new Promise((answer, fail) => {
      waiting.set(++last, { answer, fail });
      input.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
    });
}
