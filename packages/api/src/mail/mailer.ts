import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { unavailable } from '../http/general-error'

export type Mail = { readonly to: string; readonly subject: string; readonly text: string }

/** Sends one mail and answers where it went, for the log: never the address or the text. */
export type Mailer = (mail: Mail) => Promise<string>

type Refused = { readonly code?: string; readonly responseCode?: number; readonly command?: string }

/** Why a mail server took no mail, without its words: they name the address, and this goes into the log. */
export class MailRefused extends Error {
  readonly code: string | undefined
  /** It is the address that is refused, for good: another try would end in the same way. */
  readonly isAddress: boolean
  constructor({ code, responseCode, command }: Refused) {
    super(`The mail server: ${[code, responseCode, command].filter(part => part !== undefined).join(' ')}`)
    this.name = 'MailRefused'
    this.code = code
    this.isAddress =
      code === 'EENVELOPE' && (responseCode === undefined || (command === 'RCPT TO' && responseCode >= 500))
  }
}

/** Whether a mailer has failed because there is no such address, and not because the mail server was out of reach. */
export const isAddressRefused = (failure: unknown): boolean =>
  failure instanceof Error && failure.cause instanceof MailRefused && failure.cause.isAddress

/** Milliseconds that a mail server may be silent. Anyone who waits for a mail waits no longer. */
const longestSilence = { connectionTimeout: '20000', greetingTimeout: '20000', socketTimeout: '60000' }

const withLimits = (url: string): string => {
  const limited = new URL(url)
  for (const [name, milliseconds] of Object.entries(longestSilence))
    if (!limited.searchParams.has(name)) limited.searchParams.set(name, milliseconds)
  return limited.href
}

export const smtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport(withLimits(url))
  return async mail => {
    try {
      // As an object it is one address, whatever it holds; a text would be read as a list of them.
      await transport.sendMail({ from, ...mail, to: { name: '', address: mail.to } })
    } catch (cause) {
      throw unavailable(new MailRefused(cause as Refused))
    }
    return 'sent by SMTP'
  }
}

/** Without SMTP each mail becomes a file of the folder. */
export const folderMailer = (folder: string, now: () => Date): Mailer => {
  let count = 0
  return async ({ to, subject, text }) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = join(folder, `${now().toISOString().replace(/[:.]/g, '-')}-${process.pid}-${++count}.txt`)
    await writeFile(file, `To: ${to}\nSubject: ${subject}\n\n${text}\n`, { mode: 0o600 })
    return file
  }
}
