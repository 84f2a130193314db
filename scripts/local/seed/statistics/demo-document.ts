/** A document below `profiles/{uid}`. */
export interface DemoDocument {
  path: string;
  fields: Record<string, unknown>;
}
