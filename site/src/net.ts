/** The API, typed (docs/api.md): `api.day()` and so on. Every failure is an ApiError, so that a page can say what it means. */
export { ApiError, serverNow } from './net/call.ts';
export * as api from './net/endpoints.ts';
