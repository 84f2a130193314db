// Reads {"name": "HCL"} from its input and writes {"name": parsed}. The parser is Go's own in WebAssembly, which never lets its
// process end, so it gets one of its own.
import { text } from 'node:stream/consumers';
import { parse } from '@cdktf/hcl2json';

const files = Object.entries(JSON.parse(await text(process.stdin)));
try {
  const parsed = [];
  for (const [name, content] of files) parsed.push([name, await parse(name, content)]);
  process.stdout.write(JSON.stringify(Object.fromEntries(parsed)), () => process.exit(0));
} catch (error) {
  process.stderr.write(String(error), () => process.exit(1));
}
