/** Where a room's pages are: its lobby, which is the address that is handed on, and its table. */
import { lang } from '../i18n.ts';

export const lobbyAt = (code: string): string => `/${lang}/room/?code=${code}`;
export const tableAt = (table: string, code: string): string => `/${lang}/room/${table}/?code=${code}`;
export const roomsPage = `/${lang}/rooms/`;
