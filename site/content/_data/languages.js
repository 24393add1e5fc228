/** The languages, Urdu first: it is the default of everything that has one. */
export default [
  { code: 'ur', dir: 'rtl', own: 'اردو' },
  { code: 'en', dir: 'ltr', own: 'English' },
];
