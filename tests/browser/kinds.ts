/** One page of each kind: where what must hold everywhere is looked at. */

export const kAbout = ['guide/', 'glossary/', 'how/', 'fair/', 'privacy/'];

/** Beneath /ur/ and /en/. */
export const kPages = [
  '',
  'board/',
  'days/',
  ...kAbout,
  'practice/',
  'settings/',
  'groups/',
  'rooms/',
  'room/',
  'check/',
  'replay/',
  'no-such-page/',
];
