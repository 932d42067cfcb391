import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fileKindOf } from './file-kind';

const backupText = '{"croupier":"backup","version":1,"madeAt":0,"length":2,"sum":"0"}\n{}';

test('a backup is recognised by its first bytes, compressed or not', async () => {
  expect(await fileKindOf(new Blob([gzipSync(backupText)]))).toEqual({ kind: 'backup' });
  expect(await fileKindOf(new Blob([backupText]))).toEqual({ kind: 'backup' });
});

test('a set of parts opens in its box', async () => {
  const text = 'parts1;razzia;cards@three:all';
  expect(await fileKindOf(new Blob([`${text}\n`]))).toEqual({ kind: 'parts', box: 'razzia', text });
});

test('a copied board or box opens in its own box', async () => {
  const boardText = '{ "format": "croupier-vegas-board", "tables": [] }';
  expect(await fileKindOf(new Blob([boardText]))).toEqual({ kind: 'copy', box: 'vegas', text: boardText });
  const stripText = '{"box":"vegas-strip-box-1","cards":{}}';
  expect(await fileKindOf(new Blob([stripText]))).toEqual({
    kind: 'copy',
    box: 'vegas-strip',
    text: stripText
  });
});

test.each(['', 'a letter', '{}', '{"croupier":"something"}', 'parts1;chess;queens:all', 'x'.repeat(200_000)])(
  'any other file is none of ours (%#)',
  async (text) => {
    expect(await fileKindOf(new Blob([text]))).toBeUndefined();
  }
);
