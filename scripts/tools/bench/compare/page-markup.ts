import { createHash } from 'node:crypto';
import type { Answer } from './origin';

const WAITING = /<template id="skora-scripts">(.*?)<\/template>/s;
const LINK = /<link [^>]*>/g;

/** Digest of a file, as `integrity` has it. */
export function digest(body: Buffer | string): string {
  return `sha256-${createHash('sha256').update(body).digest('base64')}`;
}

/** The address that a tag names. */
export function addressOf(tag: string): string {
  const [, address] = / (?:href|src)="([^"]*)"/.exec(tag) ?? [];
  if (address === undefined) throw new Error(`${tag} names no address.`);
  return address;
}

/** Links of all scripts of a page, which wait in a template for the first paint. */
export function waitingLinks(html: string): string[] {
  const [, links] = WAITING.exec(html) ?? [];
  if (links === undefined) throw new Error('The page has no links that wait.');
  return links.match(LINK) ?? [];
}

export function replaceWaiting(html: string, links: readonly string[], behind = ''): string {
  return html.replace(WAITING, () => `<template id="skora-scripts">${links.join('')}</template>${behind}`);
}

export const isKernel = (link: string): boolean => link.includes(' data-kernel');
export const isComponents = (link: string): boolean => link.includes(' data-components');

/** Whether visitors see it: the worker keeps a page for those without a connection, which stays as it is. */
export function isPage(path: string, { headers }: Answer): boolean {
  return path !== '/offline.html' && (headers['content-type'] ?? '').startsWith('text/html');
}

/** Replaces a text that must be there: one that has gone would measure nothing. */
export function replaceOnce(text: string, from: RegExp, to: (...match: string[]) => string): string {
  if (!from.test(text)) throw new Error(`Nothing matches ${String(from)} any more.`);
  return text.replace(from, to);
}
