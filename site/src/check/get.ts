/** Gets what a check needs; a server that is busy is asked again after the time that it names. */

export class CheckError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

const kTries = 6;
const kLongestPause = 60;

export async function get(address: string): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(address).catch(() => {
      throw new CheckError('offline');
    });
    if (response.ok) return response;
    if ((response.status !== 429 && response.status !== 503) || attempt === kTries) {
      const problem = (await response.json().catch(() => null)) as { readonly code?: string } | null;
      throw new CheckError(problem?.code ?? 'no_server');
    }
    const seconds = Math.min(kLongestPause, Number(response.headers.get('Retry-After')) || 1);
    await new Promise((passed) => setTimeout(passed, 1000 * seconds));
  }
}
