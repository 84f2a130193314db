import { Ajv } from 'ajv';

/** What a browser reports when a page breaks its Content-Security-Policy, or the Trusted Types in it. */
export interface PolicyReport {
  directive: string;
  /** Address of the script that did it; null when the browser does not name it. */
  source: string | null;
}

/** Reports of one request; a browser gathers a few. */
const MAX_REPORTS = 20;
const MAX_ADDRESS = 2_000;

/** Directives of pages, with those that browsers name more exactly. */
const DIRECTIVES = [
  ...['default-src', 'script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem'],
  ...['style-src-attr', 'img-src', 'media-src', 'font-src', 'connect-src', 'worker-src', 'object-src'],
  ...['frame-src', 'child-src', 'manifest-src', 'base-uri', 'frame-ancestors', 'form-action'],
  ...['require-trusted-types-for', 'trusted-types'],
];

const ADDRESS = { type: 'string', maxLength: MAX_ADDRESS } as const;

interface OldReport {
  'csp-report': { 'effective-directive'?: string; 'violated-directive'?: string; 'source-file'?: string };
}

type NewReports = { type: string; body?: { effectiveDirective?: string; sourceFile?: string | null } }[];

const ajv = new Ajv({ allowUnionTypes: true });

const isOld = ajv.compile<OldReport>({
  type: 'object',
  required: ['csp-report'],
  properties: {
    'csp-report': {
      type: 'object',
      properties: {
        'effective-directive': ADDRESS,
        'violated-directive': ADDRESS,
        'source-file': ADDRESS,
      },
    },
  },
});

const isNew = ajv.compile<NewReports>({
  type: 'array',
  maxItems: MAX_REPORTS,
  items: {
    type: 'object',
    required: ['type'],
    properties: {
      type: { type: 'string', maxLength: 60 },
      body: {
        type: 'object',
        properties: {
          effectiveDirective: ADDRESS,
          sourceFile: { type: ['string', 'null'], maxLength: MAX_ADDRESS },
        },
      },
    },
  },
});

function makeReport(directive = '', source: string | null = null): PolicyReport {
  // Older browsers write the whole directive.
  return { directive: directive.split(' ', 1)[0] ?? '', source };
}

function readAny(value: unknown): PolicyReport[] | null {
  if (isOld(value)) {
    const report = value['csp-report'];
    return [makeReport(report['effective-directive'] ?? report['violated-directive'], report['source-file'])];
  }
  if (!isNew(value)) return null;
  return value
    .filter(({ type }) => type === 'csp-violation')
    .map(({ body }) => makeReport(body?.effectiveDirective, body?.sourceFile));
}

/**
 * Reads reports of both formats: `report-uri` (`application/csp-report`) and `report-to` (`application/reports+json`). Only
 * directive and script are read of them; addresses of pages and what was blocked are not.
 * @returns null when it is neither, or names a directive that no page has
 */
export function readReports(value: unknown): PolicyReport[] | null {
  const reports = readAny(value);
  return reports?.every(({ directive }) => DIRECTIVES.includes(directive)) ? reports : null;
}
