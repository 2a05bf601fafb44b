import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const sources = join(__dirname, '..')
const read = (file: string) => readFileSync(join(sources, file), 'utf8')
const filesWith = (words: RegExp) =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file))
    .filter(file => words.test(read(file)))
    .sort()

/** Who hands a mail to the mailer, and the words by which it was counted before: in the same file, or where it begins. */
const senders: Readonly<Record<string, { readonly counts: RegExp; readonly in?: string }>> = {
  'areas/diary/calendar/make-calendar.ts': { counts: /\.admit\(/ },
  'areas/people/keeping/keep-routes.ts': { counts: /\bcountMailOf\(/, in: 'areas/people/keeping/change-person.ts' },
  'areas/session/forgot-password.ts': { counts: /\.admit\(mailAttempts\(/ },
  'areas/session/invitation/invitation-sender.ts': {
    counts: /\bcountMailOf\(/,
    in: 'areas/people/inviting/send-invitation.ts',
  },
  // Anyone who changes the password has given the present one, whose tries are counted.
  'areas/session/own/own-password.ts': { counts: /\.admit\(/, in: 'areas/session/own/confirm-password.ts' },
  'areas/session/sign-up/sign-up.ts': { counts: /\.admit\(mailAttempts\(/ },
  // Who hands several on: the test below.
  'mail/send-all.ts': { counts: /\bcountMailsOfDay\(/, in: 'areas/budget/lock-requests/lock-request-service.ts' },
}

test('each place that hands on a mail is known, and the mail is counted', () => {
  expect(filesWith(/\bmailer\(|\.map\(mailer\)/)).toEqual(Object.keys(senders))
  for (const [file, { counts, in: where = file }] of Object.entries(senders))
    expect([file, counts.test(read(where))]).toEqual([file, true])
})

test('several mails at once are counted by who sends them, but the answers to a request, which are as many', () => {
  const answers = 'areas/budget/lock-requests/tell-asker.ts'
  const askers = ['areas/budget/lock-requests/lock-request-service.ts', 'areas/diary/reminding/remind.ts']
  expect(filesWith(/\bawait sendAll\(/)).toEqual([...askers, answers].sort())
  for (const file of askers) expect([file, /\bcountMailsOfDay\(/.test(read(file))]).toEqual([file, true])
})

test('an invitation is begun in one place, which counts its mail', () => {
  expect(filesWith(/\binvitations\.invite\(/)).toEqual(['areas/people/inviting/send-invitation.ts'])
  expect(filesWith(/\binvite_person\(/)).toEqual(['areas/session/invitation/invitation-service.ts'])
})
