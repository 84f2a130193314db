import { escapeHtml } from '@skora/shared/utils/escape-html';
import type { PlainField, Problems, Typed } from './plain-page';

type Visible = Exclude<PlainField, { kind: 'hidden' | 'trap' }>;

/** Id of a field in the page. @param form its form, because a page may have two with the same field */
export function fieldId(form: string, name: string): string {
  return `plain-${form}-${name}`;
}

interface FieldParts {
  id: string;
  label: string;
  hint: string;
  error: string;
  /** Attributes that tie the control to hint and error. */
  wiring: string;
}

function labelOf({ label, required }: Visible): string {
  return escapeHtml(label) + (required ? '' : ' <span class="sk-plain-mark">(optional)</span>');
}

function partsOf(field: Visible, id: string, problem: string | undefined): FieldParts {
  const describedBy = [problem && `${id}-error`, field.hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    id,
    label: labelOf(field),
    hint: field.hint ? `<p id="${id}-hint" class="sk-plain-hint">${escapeHtml(field.hint)}</p>` : '',
    error: problem ? `<p id="${id}-error" class="sk-plain-error">${escapeHtml(problem)}</p>` : '',
    wiring:
      (describedBy ? ` aria-describedby="${describedBy}"` : '') + (problem ? ' aria-invalid="true"' : ''),
  };
}

function drawChoice(field: Visible & { kind: 'choice' }, parts: FieldParts, typed: string): string {
  const { id, label, hint, error, wiring } = parts;
  const name = escapeHtml(field.name);
  if (field.shape === 'select') {
    const options = [{ value: '', label: 'Choose' }, ...field.options].map(
      ({ value, label: words }) =>
        `<option value="${escapeHtml(value)}"${value === typed ? ' selected' : ''}>${escapeHtml(words)}</option>`,
    );
    return `<label for="${id}">${label}</label>${hint}<select id="${id}" name="${name}"${wiring}>${options.join('')}</select>${error}`;
  }
  const radios = field.options.map(
    ({ value, label: words }, place) =>
      `<label class="sk-plain-option"><input type="radio"${place === 0 ? ` id="${id}"` : ''} name="${name}" value="${escapeHtml(value)}"${wiring}` +
      `${value === typed ? ' checked' : ''}> <span>${escapeHtml(words)}</span></label>`,
  );
  return `<fieldset><legend>${label}</legend>${hint}<div class="sk-plain-options">${radios.join('')}</div>${error}</fieldset>`;
}

function drawVisible(field: Visible, parts: FieldParts, typed: string): string {
  const { id, label, hint, error, wiring } = parts;
  const name = escapeHtml(field.name);
  switch (field.kind) {
    case 'line':
      return (
        `<label for="${id}">${label}</label>${hint}<input id="${id}" name="${name}" type="${field.type}"` +
        ` autocomplete="${field.autoComplete}" maxlength="${field.maxLength}" value="${escapeHtml(typed)}"${wiring}>${error}`
      );
    case 'text':
      // The first line break after the tag is not part of the text.
      return (
        `<label for="${id}">${label}</label>${hint}<textarea id="${id}" name="${name}" rows="7"` +
        ` maxlength="${field.maxLength}"${wiring}>\n${escapeHtml(typed)}</textarea>${error}`
      );
    case 'choice':
      return drawChoice(field, parts, typed);
    case 'tick':
      return (
        `<label class="sk-plain-option"><input type="checkbox" id="${id}" name="${name}" value="yes"` +
        `${wiring}${typed === 'yes' ? ' checked' : ''}> <span>${label}</span></label>${hint}${error}`
      );
  }
}

/** The HTML of a field with what was typed into it and what is wrong with it. */
export function drawField(form: string, field: PlainField, typed: Typed, problems: Problems): string {
  const id = fieldId(form, field.name);
  const name = escapeHtml(field.name);
  if (field.kind === 'hidden')
    return `<input type="hidden" name="${name}" value="${escapeHtml(field.value)}">`;
  if (field.kind === 'trap') {
    return (
      `<div class="sk-plain-trap" aria-hidden="true"><label for="${id}">${escapeHtml(field.label)}</label>` +
      `<input id="${id}" name="${name}" tabindex="-1" autocomplete="off" value="${escapeHtml(typed(field.name))}"></div>`
    );
  }
  const problem = problems[field.name];
  return `<div class="sk-plain-field">${drawVisible(field, partsOf(field, id, problem), typed(field.name))}</div>`;
}
