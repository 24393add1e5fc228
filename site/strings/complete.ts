/** Fails to compile when English lacks a text that Urdu has, or has one too many. */
import en from './en.json';
import ur from './ur.json';

export const english: typeof ur = en;
export const urdu: typeof en = ur;
