import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { unavailable } from '../http/general-error'

export type Mail = { readonly to: string; readonly subject: string; readonly text: string }

/** Sends one mail and answers where it went, for the log: never the address or the text. */
export type Mailer = (mail: Mail) => Promise<string>

/** Why a mail server took no mail, without its words: they name the address, and this goes into the log. */
const refusalOf = (failure: unknown): Error => {
  const { code, responseCode, command } = failure as { code?: string; responseCode?: number; command?: string }
  const parts = [code, responseCode, command].filter(part => part !== undefined)
  return Object.assign(new Error(`The mail server: ${parts.join(' ')}`), { code })
}

export const smtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport(url)
  return async mail => {
    try {
      // As an object it is one address, whatever it holds; a text would be read as a list of them.
      await transport.sendMail({ from, ...mail, to: { name: '', address: mail.to } })
    } catch (cause) {
      throw unavailable(refusalOf(cause))
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
