export function Options({ entries }: { entries: readonly (readonly [value: string, label: string])[] }) {
  return entries.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
