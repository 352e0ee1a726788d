// Notes, checkpoints and policies against published answers, and what is refused of them.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sure } from '#result';
import {
  checkpointText,
  cosignLine,
  openCheckpoint,
  parseCheckpoint,
  signCheckpoint,
} from './checkpoint.ts';
import {
  parseSigningKey,
  parseVerifierKey,
  type SigningKey,
  signingKeyFrom,
  signText,
} from './keys.ts';
import { makeNote, openNote, signatureLine } from './note.ts';
import { openByPolicy, parsePolicy } from './policy.ts';

const golden = (name: string): string =>
  readFileSync(new URL(`../../test/golden/checkpoint/${name}`, import.meta.url), 'utf8');

const KNOWN = JSON.parse(golden('riverside.json'));
const NOTE: string = KNOWN.note;
const LOG = signingKeyFrom(Buffer.from(KNOWN.logSeed, 'hex'), 'log', 'houseway.example/riverside');
const WITNESS = signingKeyFrom(
  Buffer.from(KNOWN.witnessSeed, 'hex'),
  'witness',
  'witness.example/regulator',
);
const KEYS = [LOG.verifier, WITNESS.verifier];
const ROOT = Buffer.from(KNOWN.roots[5], 'base64');

describe('the example of the Go package', () => {
  const note = golden('neumann.txt');
  const key = sure(parseSigningKey(golden('neumann.key')));

  test('has the public key that is published with it', () => {
    expect(key.verifier.text).toBe(
      'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW',
    );
    expect(`${key.text}\n`).toBe(golden('neumann.key'));
  });

  test('is signed and opened as published', () => {
    const [text = ''] = note.split('\n\n');
    const line = signatureLine(key.verifier, signText(key, `${text}\n`));
    expect(makeNote(`${text}\n`, [line])).toBe(note);
    expect(sure(openNote(note, [key.verifier])).text).toBe(`${text}\n`);
  });
});

describe('a checkpoint of a house, cosigned by a witness', () => {
  test('has the bytes that were worked out with other tools', () => {
    const checkpoint = { origin: LOG.verifier.name, size: 5, root: ROOT };
    const note =
      signCheckpoint({ size: 5, root: ROOT }, LOG) + cosignLine(checkpoint, WITNESS, KNOWN.time);
    expect(note).toBe(NOTE);
    expect(createHash('sha256').update(note).digest('hex')).toBe(KNOWN.sha256);
    expect(LOG.verifier.text).toBe(KNOWN.keys.log);
    expect(WITNESS.verifier.text).toBe(KNOWN.keys.witness);
  });

  test('is opened with the keys of both, and says when it was seen', () => {
    const { checkpoint, log, witnesses } = sure(openCheckpoint(NOTE, KEYS));
    expect(checkpoint).toEqual({ origin: 'houseway.example/riverside', size: 5, root: ROOT });
    expect(log.text).toBe(KNOWN.keys.log);
    expect(witnesses.map(({ key, time }) => [key.name, time])).toEqual([
      ['witness.example/regulator', 1_795_000_000],
    ]);
    expect(`${checkpointText(checkpoint)}\n`).toBe(NOTE.slice(0, NOTE.indexOf('—')));
  });

  test('of a witness that nobody knows is taken without it', () => {
    expect(sure(openCheckpoint(NOTE, [LOG.verifier])).witnesses).toEqual([]);
  });
});

const lines = NOTE.split('\n');
const [, , , , logLine = '', witnessLine = ''] = lines;

test.each([
  ['a hyphen for the dash', NOTE.replaceAll('—', '-')],
  ['line ends of another system', NOTE.replaceAll('\n', '\r\n')],
  ['a size with a zero before it', NOTE.replace('\n5\n', '\n05\n')],
  ['another size', NOTE.replace('\n5\n', '\n6\n')],
  ['no last line end', NOTE.slice(0, -1)],
  ['a control character', NOTE.replace('riverside\n', 'riverside\t\n')],
  ['no empty line', NOTE.replace('\n\n', '\n')],
  ['no signature', `${NOTE.slice(0, NOTE.indexOf('—'))}`],
  ['seventeen signatures', NOTE + `${witnessLine}\n`.repeat(15)],
  ['a signature without its last byte', NOTE.replace('XLQQ=\n', 'XLQ==\n')],
  ['base64 that is not written as it should be', NOTE.replace('LQQ=\n', 'LQR=\n')],
  [
    'a signature of nothing but an id',
    NOTE.replace(logLine, '— houseway.example/riverside N3xJFg=='),
  ],
  ['the signature of another size', NOTE.replace('N3xJFnlQ', 'N3xJFnlR')],
  ['text after the signatures', `${NOTE}more\n`],
  ['nothing', ''],
])('a note with %s is refused', (_, note) => {
  expect(note).not.toBe(NOTE);
  expect(openCheckpoint(note, KEYS).ok).toBe(false);
});

test('sixteen signatures are read', () => {
  expect(openCheckpoint(NOTE + `${witnessLine}\n`.repeat(14), KEYS).ok).toBe(true);
});

test('a bad signature of a witness that is known spoils the note; of a stranger it does not', () => {
  const bad = NOTE.replace('PVLOcBg==', 'PVLOcBw==');
  expect(openCheckpoint(bad, KEYS)).toMatchObject({
    error: [{ message: 'the signature of witness.example/regulator is not good' }],
  });
  expect(openCheckpoint(bad, [LOG.verifier]).ok).toBe(true);
});

test('the key of another log does not vouch for this origin, whatever it has signed', () => {
  const other = signingKeyFrom(Buffer.alloc(32, 7), 'log', 'houseway.example/other');
  const text = checkpointText({ origin: LOG.verifier.name, size: 5, root: ROOT });
  const note = makeNote(text, [signatureLine(other.verifier, signText(other, text))]);
  expect(openCheckpoint(note, [other.verifier, LOG.verifier])).toMatchObject({
    error: [{ message: 'houseway.example/riverside has not signed it with a key that is known' }],
  });
});

test('a witness alone does not make a checkpoint', () => {
  const note = NOTE.replace(`${logLine}\n`, '');
  expect(openCheckpoint(note, KEYS).ok).toBe(false);
});

test.each([
  ['an extension line', 'house\n5\nAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=\nmore\n'],
  ['a blank in the origin', 'my house\n5\nAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=\n'],
  ['a plus in the origin', 'my+house\n5\nAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=\n'],
  ['no origin', '\n5\nAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=\n'],
  ['a negative size', 'house\n-5\nAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=\n'],
  [
    'a size beyond counting',
    'house\n9007199254740993\nAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=\n',
  ],
  ['a short root', 'house\n5\nAAAA\n'],
  ['a root without padding', 'house\n5\nAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\n'],
  ['no last line end', 'house\n5\nAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='],
])('three lines with %s are no checkpoint', (_, text) => {
  expect(parseCheckpoint(text).ok).toBe(false);
});

test('an empty log has a checkpoint', () => {
  const text = 'house\n0\n47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n';
  expect(sure(parseCheckpoint(text)).size).toBe(0);
});

test.each([
  ['another id', KNOWN.keys.log.replace('377c4916', '377c4917')],
  ['another name', KNOWN.keys.log.replace('riverside', 'lakeside')],
  ['another type', KNOWN.keys.log.replace('+AQOh', '+AwOh')],
  ['a short key', KNOWN.keys.log.slice(0, -4)],
  ['no key', 'houseway.example/riverside+377c4916'],
  ['a blank in the name', KNOWN.keys.log.replace('/', ' ')],
  ['nothing', ''],
])('a public key with %s is refused', (_, text) => {
  expect(parseVerifierKey(text).ok).toBe(false);
});

test('a public key may have a plus in its base64', () => {
  const plus = Array.from(
    { length: 64 },
    (_, at) => signingKeyFrom(Buffer.alloc(32, at), 'log', 'house').verifier.text,
  ).filter((text) => text.split('+').length > 3);
  expect(plus.length).toBeGreaterThan(0);
  for (const text of plus) expect(sure(parseVerifierKey(text)).text).toBe(text);
});

test.each([
  ['a public key', LOG.verifier.text],
  ['another id', LOG.text.replace('377c4916', '377c4917')],
  ['two lines', `${LOG.text}\n\n`],
])('a key file with %s is refused', (_, text) => {
  expect(parseSigningKey(text).ok).toBe(false);
});

const witnessNamed = (name: string, fill: number) =>
  signingKeyFrom(Buffer.alloc(32, fill), 'witness', `witness.example/${name}`);
const PEOPLE = ['ann', 'ben', 'cal'].map((name, fill) => witnessNamed(name, fill + 1));
const WITNESSES = PEOPLE.map(
  ({ verifier: { name, text } }) => `witness ${name.slice(-3)} ${text} https://${name}/`,
).join('\n');

function seenBy(witnesses: readonly SigningKey[]): string {
  const checkpoint = { origin: LOG.verifier.name, size: 5, root: ROOT };
  const seen = witnesses.map((each) => cosignLine(checkpoint, each, 1_795_000_000));
  return signCheckpoint({ size: 5, root: ROOT }, LOG) + seen.join('');
}

test.each([
  ['quorum none', 'no one', true],
  ['quorum ann', 'ann', true],
  ['quorum ann', 'ben cal', false],
  ['group all3 all ann ben cal\nquorum all3', 'ann ben', false],
  ['group all3 all ann ben cal\nquorum all3', 'cal ann ben', true],
  ['group two 2 ann ben cal\nquorum two', 'cal ann', true],
  ['group two 2 ann ben cal\nquorum two', 'cal', false],
  ['group one any ann ben\ngroup both all one cal\nquorum both', 'ben cal', true],
  ['group one any ann ben\ngroup both all one cal\nquorum both', 'ann ben', false],
])('the policy %j on a checkpoint seen by %s is met: %s', (rest, names, isMet) => {
  const witnesses = PEOPLE.filter(({ verifier }) => names.includes(verifier.name.slice(-3)));
  const text = `# ours\n\nlog ${LOG.verifier.text}\n${WITNESSES}\n\t${rest}\n`;
  const policy = sure(parsePolicy(text));
  expect(openByPolicy(seenBy(witnesses), policy).ok).toBe(isMet);
});

test.each([
  ['line 1: the key must be a name, eight digits and base64, with + between', 'log'],
  ['line 1: the key is not that of a log', `log ${WITNESS.verifier.text}`],
  ['line 1: the key is not that of a witness', `witness a ${LOG.verifier.text}`],
  ['line 1: is log KEY [URL]', `log ${LOG.verifier.text} here or there`],
  [
    'line 2: the key of houseway.example/riverside is there twice',
    `log ${LOG.verifier.text}\nlog ${LOG.verifier.text}`,
  ],
  ['line 1: another one is called none', `witness none ${WITNESS.verifier.text}`],
  ['line 1: is group NAME any|all|COUNT MEMBER …', 'group g any\nquorum none'],
  ['line 2: is group NAME any|all|COUNT MEMBER …', '# g\ngroup g 0 x\nquorum none'],
  ['line 4: g has 3 members, not 4', `${WITNESSES}\ngroup g 4 ann ben cal`],
  ['line 4: ann is a member twice', `${WITNESSES}\ngroup g any ann ann`],
  ['line 5: ann is a member twice', `${WITNESSES}\ngroup g any ann\ngroup h any ann`],
  ['line 1: nothing is called later', 'quorum later\n'],
  ['line 2: there is one quorum, and no other', 'quorum none\nquorum none'],
  ['line 1: begins with constructor', 'constructor x'],
  ['policy: must have a line "quorum NAME"', ''],
])('a policy is refused, %s', (why, text) => {
  const read = parsePolicy(text);
  const said = read.ok ? [] : read.error.map(({ path, message }) => `${path}: ${message}`);
  expect(said).toContain(why);
});
