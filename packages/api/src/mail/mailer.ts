import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { unavailable } from '../http/general-error'

export type Mail = { readonly to: string; readonly subject: string; readonly text: string }

/** Sends one mail and answers where it went, for the log: never the address or the text. */
export type Mailer = (mail: Mail) => Promise<string>

export const smtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport(url)
  return async mail => {
    try {
      await transport.sendMail({ from, ...mail })
    } catch (cause) {
      throw unavailable(cause)
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
