import { Type } from 'typebox';

/** What a route declares whose answers may be kept: it has an ETag, and 304 says that the kept one is current. */
export const unchanged = { 304: Type.Null({ description: 'What If-None-Match names is current.' }) };
