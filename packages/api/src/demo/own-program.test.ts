import { build } from 'esbuild'
import { buildOptions } from '../../build-options.mjs'

test('the server without a demonstration loads nothing that makes one', async () => {
  const { metafile } = await build({
    ...buildOptions,
    write: false,
    metafile: true,
    sourcemap: false,
    logLevel: 'silent',
  })
  const loaded = new Set(['dist/main.mjs'])
  for (const file of loaded)
    for (const { path, kind, external } of metafile.outputs[file]?.imports ?? [])
      if (kind === 'import-statement' && external !== true) loaded.add(path)
  const sourcesOf = (files: Iterable<string>) =>
    [...files]
      .flatMap(file => Object.keys(metafile.outputs[file]?.inputs ?? {}))
      .filter(path => path.includes('/demo/'))
  // Whose accounts everybody knows is asked of every database.
  expect(sourcesOf(loaded).sort()).toEqual([
    'src/demo/demo-accounts.ts',
    'src/demo/demo-notices.ts',
    'src/demo/facts/demo-organisation.ts',
  ])
  const others = Object.keys(metafile.outputs).filter(file => !loaded.has(file))
  expect(sourcesOf(others)).toEqual(expect.arrayContaining(['src/demo/seed-demo.ts', 'src/demo/nation/seed-nation.ts']))
})
