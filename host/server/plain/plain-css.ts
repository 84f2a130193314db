/**
 * The look of plain pages, from the tokens of the design system. It is written into these pages alone, so that others
 * carry nothing of it. The components of the kernel cannot be used: the server runs no code of React.
 */
export const PLAIN_CSS = `@layer host {
@media (scripting: none){main>noscript:has(.sk-plain){max-inline-size:none;padding:0}main:has(>noscript .sk-plain)>[data-slot]{display:none}}
.sk-plain{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--sk-space-5);max-inline-size:calc(var(--sk-measure) + 2 * var(--sk-space-gutter));margin-inline:auto;padding:clamp(2.5rem,1.5rem + 4.4vw,5.5rem) var(--sk-space-gutter)}
.sk-plain header{display:grid;gap:var(--sk-space-4)}
.sk-plain h1{font-size:var(--sk-text-2xl)}
.sk-plain h2{font-size:var(--sk-text-md);letter-spacing:0}
.sk-plain-eyebrow{display:flex;align-items:center;gap:.625rem;color:var(--sk-color-accent-strong);font:var(--sk-weight-strong) var(--sk-text-sm)/1.2 var(--sk-font-display)}
.sk-plain-eyebrow::before{flex:none;inline-size:.9375rem;block-size:.9375rem;border:solid var(--sk-color-accent);border-width:0 0 2px 2px;content:''}
.sk-plain-lead{color:var(--sk-color-ink-muted);font-size:var(--sk-text-lg);line-height:1.5}
.sk-plain blockquote{padding:var(--sk-space-2) var(--sk-space-5);border-inline-start:3px solid var(--sk-color-line-strong);white-space:pre-line}
.sk-plain dl{display:grid;gap:var(--sk-space-1)}
.sk-plain dt{color:var(--sk-color-ink-subtle);font-size:var(--sk-text-sm)}
.sk-plain dd{margin:0 0 var(--sk-space-3)}
.sk-plain form,.sk-plain-notice{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--sk-space-5);padding:var(--sk-space-5);border:1px solid var(--sk-color-line);border-radius:var(--sk-radius-md);background:var(--sk-color-surface-1)}
.sk-plain-notice{gap:var(--sk-space-1);padding:var(--sk-space-4);border:0;border-inline-start:4px solid;font-size:var(--sk-text-sm)}
.sk-plain-notice :is(p,li){color:var(--sk-color-ink)}
.sk-plain-notice ul{margin:0;padding-inline-start:1.25rem}
.sk-plain-notice li{padding-block:var(--sk-space-1)}
.sk-plain-notice[data-tone=danger]{color:var(--sk-color-danger);background:var(--sk-color-danger-wash)}
.sk-plain-notice[data-tone=success]{color:var(--sk-color-success);background:var(--sk-color-success-wash)}
.sk-plain-notice[data-tone=info]{color:var(--sk-color-ice);background:var(--sk-color-ice-wash)}
.sk-plain-field,.sk-plain fieldset{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--sk-space-2);min-inline-size:0;margin:0;padding:0;border:0}
.sk-plain-field>label,.sk-plain legend{padding:0;font-size:var(--sk-text-sm);font-weight:var(--sk-weight-medium)}
.sk-plain legend{margin-block-end:var(--sk-space-2)}
.sk-plain-mark,.sk-plain-hint{color:var(--sk-color-ink-subtle);font-weight:var(--sk-weight-body)}
.sk-plain-hint,.sk-plain-mark{font-size:var(--sk-text-xs);line-height:1.45}
.sk-plain-error{color:var(--sk-color-danger);font-size:var(--sk-text-sm)}
.sk-plain :is(input:not([type=radio],[type=checkbox]),select,textarea){inline-size:100%;min-inline-size:0;min-block-size:3rem;padding:.625rem .875rem;border:1.5px solid var(--sk-color-line-strong);border-radius:var(--sk-radius-sm);background:var(--sk-color-page);color:var(--sk-color-ink);font:inherit;font-size:max(1rem,var(--sk-text-base))}
.sk-plain textarea{min-block-size:9rem;resize:vertical}
.sk-plain .sk-plain-field [aria-invalid=true]{border-color:var(--sk-color-danger);background:var(--sk-color-danger-wash)}
.sk-plain-options{display:flex;flex-wrap:wrap;gap:0 var(--sk-space-5)}
.sk-plain .sk-plain-option{display:grid;grid-template-columns:auto minmax(0,1fr);gap:var(--sk-space-3);align-items:start;min-block-size:2.75rem;padding-block:var(--sk-space-2);font-size:var(--sk-text-base);font-weight:var(--sk-weight-body);cursor:pointer}
.sk-plain-option input{display:grid;place-content:center;inline-size:1.5rem;block-size:1.5rem;margin:0;border:1.5px solid var(--sk-color-line-strong);border-radius:var(--sk-radius-sm);background:var(--sk-color-page);appearance:none;cursor:pointer}
.sk-plain-option input[type=radio]{border-radius:50%}
.sk-plain-option input:checked{border-color:var(--sk-color-accent);background:var(--sk-color-accent)}
.sk-plain-option input[type=radio]:checked::before{inline-size:.625rem;block-size:.625rem;border-radius:50%;background:var(--sk-color-on-accent);content:''}
.sk-plain-option input[type=checkbox]:checked::before{inline-size:.4375rem;block-size:.8125rem;border:solid var(--sk-color-on-accent);border-width:0 2.5px 2.5px 0;content:'';rotate:42deg;translate:0 -.125rem}
@media (forced-colors: active){.sk-plain-option input{appearance:auto}}
.sk-plain-field>.sk-plain-option~:is(.sk-plain-hint,.sk-plain-error){margin-inline-start:2.25rem}
.sk-plain-trap{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
.sk-plain-buttons{display:flex;flex-wrap:wrap;gap:var(--sk-space-3)}
.sk-plain button{min-block-size:3.375rem;padding:.75rem 1.75rem;border:1.5px solid transparent;border-radius:var(--sk-radius-sm);background:var(--sk-color-accent);color:var(--sk-color-on-accent);font:var(--sk-weight-strong) var(--sk-text-md)/1.2 var(--sk-font-display);font-stretch:108%;cursor:pointer}
.sk-plain button:hover{background:var(--sk-color-accent-strong)}
.sk-plain button[data-secondary]{border-color:var(--sk-color-line-strong);background:none;color:var(--sk-color-ink)}
.sk-plain button[data-secondary]:hover{border-color:var(--sk-color-chalk);background:var(--sk-color-chalk);color:var(--sk-color-page)}
.sk-plain-links{display:flex;flex-wrap:wrap;gap:var(--sk-space-2) var(--sk-space-5)}
.sk-plain-links a{padding-block:var(--sk-space-2);text-decoration:underline 2px var(--sk-color-accent)}
}`;
