import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fileKind } from './file-kind';

const backup = '{"croupier":"backup","version":1,"madeAt":0,"length":2,"sum":"0"}\n{}';

test('a backup is recognised by its first bytes, compressed or not', async () => {
  expect(await fileKind(new Blob([gzipSync(backup)]))).toEqual({ kind: 'backup' });
  expect(await fileKind(new Blob([backup]))).toEqual({ kind: 'backup' });
});

test('a set of parts goes to its box', async () => {
  const text = 'parts1;razzia;cards@three:all';
  expect(await fileKind(new Blob([`${text}\n`]))).toEqual({ kind: 'parts', box: 'razzia', text });
});

test('a copied board or box is sent to its own box', async () => {
  const board = '{ "format": "croupier-vegas-board", "tables": [] }';
  expect(await fileKind(new Blob([board]))).toEqual({ kind: 'copy', box: 'vegas', text: board });
  const strip = '{"box":"vegas-strip-box-1","cards":{}}';
  expect(await fileKind(new Blob([strip]))).toEqual({ kind: 'copy', box: 'vegas-strip', text: strip });
});

test.each(['', 'a letter', '{}', '{"croupier":"something"}', 'parts1;chess;queens:all', 'x'.repeat(200_000)])(
  'any other file is none of ours (%#)',
  async (text) => {
    expect(await fileKind(new Blob([text]))).toBeUndefined();
  }
);
