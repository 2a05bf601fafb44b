import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { readArchive } from './read-archive'
import { writeArchive } from './write-archive'

const long = `${'folder/'.repeat(14)}${'n'.repeat(90)}.js`
const files = new Map([
  ['module-record.json', Buffer.from('{}')],
  ['assets/remote.css', Buffer.alloc(512, 'a')],
  ['empty.js', Buffer.alloc(0)],
  [long, Buffer.from('long()')],
])

/** The header of the first file with another text in it, and its sum made right again. */
const headed = (at: number, text: string, name = 'remote.js') => {
  const archive = writeArchive(new Map([[name, Buffer.from('run()')]]))
  archive.write(text, at)
  archive.write('        ', 148)
  const sum = archive.subarray(0, 512).reduce((total, byte) => total + byte, 0)
  archive.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return archive
}

test('what is written is read again, with long names and files that fill their block', () => {
  expect(readArchive(writeArchive(files))).toEqual({ files })
})

test('an archive of the tar that everybody has is read, and can be read by it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'veckovis-tar-'))
  await mkdir(join(folder, 'in/assets'), { recursive: true })
  await writeFile(join(folder, 'in/assets/remote.css'), '.a{}')
  await writeFile(join(folder, 'in/remote.js'), 'run()')
  const archive = execFileSync('tar', ['-C', join(folder, 'in'), '--format=ustar', '-cf', '-', '.'])
  const read = readArchive(archive)
  expect(
    'files' in read && Object.fromEntries([...read.files].map(([name, content]) => [name, String(content)])),
  ).toEqual({
    'assets/remote.css': '.a{}',
    'remote.js': 'run()',
  })
  await writeFile(join(folder, 'ours.tar'), writeArchive(files))
  const listed = execFileSync('tar', ['-tf', join(folder, 'ours.tar')], { encoding: 'utf8' })
  expect(listed.trim().split('\n')).toEqual([...files.keys()])
  await rm(folder, { recursive: true })
})

test.each<[string, Buffer, RegExp]>([
  ['leads out of the folder', headed(0, '../x.js\0\0'), /no name of a file below the folder/],
  ['leads out of the folder by a part of its name', headed(0, 'a/../x.js\0'), /no name of a file below/],
  ['names a place of the machine', headed(0, '/etc/x.js\0'), /no name of a file below/],
  ['has a hidden file', headed(0, '.env\0\0\0\0\0'), /no name of a file below/],
  ['leads out by its prefix', headed(345, '..'), /no name of a file below/],
  ['holds a link', headed(156, '2'), /neither a file nor a folder/],
  ['holds a device', headed(156, '3'), /neither a file nor a folder/],
  ['has a name that is told elsewhere', headed(156, 'L'), /neither a file nor a folder/],
  ['says that a file is larger than it', headed(124, '77777777777'), /ends within remote\.js/],
  ['has a size that is no number', headed(124, '-0000000001'), /no tar archive/],
  ['is cut off in a file', writeArchive(files).subarray(0, 513), /ends within/],
  ['is cut off between files', writeArchive(files).subarray(0, 1100), /ends without its end/],
  ['is something else', Buffer.from('x'.repeat(2000)), /no tar archive/],
  ['is packed', Buffer.from([0x1f, 0x8b, ...Buffer.alloc(600, 1)]), /no tar archive/],
  ['is empty', Buffer.alloc(0), /ends without its end/],
  ['holds nothing', Buffer.alloc(1024), /holds no file/],
  [
    'has one file twice',
    Buffer.concat([writeArchive(files).subarray(0, 1024), writeArchive(files)]),
    /module-record\.json stands in it twice/,
  ],
  [
    'has a file that is a folder',
    writeArchive(
      new Map([
        ['a', Buffer.from('x')],
        ['a/b', Buffer.from('x')],
      ]),
    ),
    /a is a file and a folder/,
  ],
  [
    'has too many files',
    writeArchive(new Map(Array.from({ length: 1001 }, (_, at) => [`f${at}.js`, Buffer.alloc(0)]))),
    /more than 1000 files/,
  ],
])('an archive that %s is refused', (_what, archive, problem) => {
  expect(readArchive(archive)).toEqual({ problem: expect.stringMatching(problem) })
})

test('whatever the bytes are, it is read or refused', () => {
  const whole = writeArchive(files)
  const changed = fc.tuple(fc.nat(whole.length - 1), fc.nat(255), fc.nat(whole.length)).map(([at, byte, length]) =>
    Buffer.from(whole)
      .fill(byte, at, at + 1)
      .subarray(0, length),
  )
  fc.assert(
    fc.property(fc.oneof(changed, fc.uint8Array({ maxLength: 3000 }).map(Buffer.from)), archive => {
      const read = readArchive(archive)
      expect('files' in read ? [...read.files.keys()].every(name => !name.includes('..')) : read.problem !== '').toBe(
        true,
      )
    }),
  )
})
