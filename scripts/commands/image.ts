import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '../tools/build/build-all';
import {
  buildahEnv,
  buildImage,
  findEngine,
  prepareBuild,
  readDigest,
  readRevision,
} from '../tools/image/build-image';
import { describeMaterials } from '../tools/image/bill-of-materials';
import { debianPackages, npmPackages, strayFiles, weigh, weighLayers } from '../tools/image/contents';
import { IMAGE_DIR, IMAGES, nodeVersion, SITE_BUDGET_MB, type Image } from '../tools/image/images';
import { stateProvenance } from '../tools/image/provenance';
import { mountImage, type Mounted } from '../tools/image/run-image';
import { tryImage, type Finding } from '../tools/image/try-image';

const MB = 1_000_000;
const print = (line: string) => console.log(line);

function writeJson(image: Image, name: string, content: object): void {
  mkdirSync(IMAGE_DIR, { recursive: true });
  writeFileSync(join(IMAGE_DIR, `${image.name}.${name}.json`), JSON.stringify(content, null, 1));
}

const megabytes = (bytes: number) => `${(bytes / MB).toFixed(1)} MB`;

/** What takes how much of an image, unpacked. */
function sizes(image: Image, { root }: Mounted): Finding[] {
  const all = weigh(root);
  const budget = image.name === 'site' ? SITE_BUDGET_MB * MB : Infinity;
  const layers = Object.entries(weighLayers(root, image));
  return [
    ...layers.map(([what, size]) => ({ what: `layer ${what}`, found: megabytes(size), right: true })),
    { what: 'all layers, unpacked', found: megabytes(all), right: all < budget },
  ];
}

function contents(image: Image, { root }: Mounted): Finding[] {
  const [npm, debian] = [npmPackages(root, image), debianPackages(root)];
  const materials = { name: image.tag, version: readRevision(), node: nodeVersion(image), npm, debian };
  writeJson(image, 'cdx', describeMaterials(materials));
  const stray = strayFiles(root, image);
  return [
    {
      what: 'bill of materials',
      found: `${npm.length} of npm, ${debian.length} of Debian`,
      right: npm.length > 0 && debian.length > 0,
    },
    {
      what: 'tests, shells, tools',
      found: stray.slice(0, 5).join(', ') || 'none',
      right: stray.length === 0,
    },
  ];
}

async function make(image: Image): Promise<Finding[]> {
  const engine = findEngine();
  const startedOn = new Date();
  const input = prepareBuild(image, engine);
  buildImage(image, engine, input);
  if (engine === 'docker') return [];
  const finishedOn = new Date();
  const { dockerfile, tag } = image;
  const digest = readDigest(tag);
  const facts = { ...input, tag, digest, dockerfile, engine, startedOn, finishedOn };
  writeJson(image, 'provenance', stateProvenance(facts));
  const seconds = ((finishedOn.getTime() - startedOn.getTime()) / 1000).toFixed(0);
  const mounted = mountImage(image, buildahEnv());
  try {
    return [
      { what: 'built', found: `${seconds} s, ${digest}`, right: true },
      ...sizes(image, mounted),
      ...contents(image, mounted),
      ...(await tryImage(image, mounted)),
    ];
  } finally {
    mounted.remove();
  }
}

try {
  const image = IMAGES.find(({ name }) => name === process.argv[2]);
  if (!image)
    throw new Error(`Say which image: npm run image -- ${IMAGES.map(({ name }) => name).join('|')}`);
  if (image.name === 'site') await buildAll({ log: print });
  const findings = await make(image);
  for (const { what, found, right } of findings)
    print(`${right ? 'ok  ' : 'FAIL'} ${what.padEnd(34)} ${found}`);
  if (findings.some(({ right }) => !right)) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
