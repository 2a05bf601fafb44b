import type { Result } from '@veckovis/domain/result'
import {
  hidesCharacters,
  holdsAddress,
  isVisible,
  linesHideCharacters,
  withoutInvisibleEnds,
} from '@veckovis/domain/text'
import { z } from 'zod'

/**
 * A text of at most `max` characters. Of a longer one nothing else is looked at: no expression, no rule and no rewriting
 * runs on it. Every text that a call may send begins with this; a test of the API looks for one that does not.
 */
export const boundedText = (max: number) => z.string().max(max, { abort: true })

/** A text that is an id, a day or a word of ours: its own shape says more than this bound. */
export const shortText = boundedText(300)

export const uuid = shortText.check(z.uuid())

/** An id in an address, as a number: digits only, no sign, no leading zero, at most ten of them. */
export const idInPath = shortText.regex(/^[1-9]\d{0,9}$/).transform(Number)

/** An id in a body or an answer. */
export const entityId = z.int().min(1).max(9_999_999_999)

/** A budget year in an address, as a number. */
export const yearInPath = shortText.regex(/^(20[0-9]{2}|2100)$/).transform(Number)

export const year = z.int().min(2000).max(2100)

const isOnlyHidden = (text: string) => text.trim() !== '' && !isVisible(text)

const textWithout = (hides: (text: string) => boolean) => (max: number) =>
  boundedText(max)
    .refine(value => !hides(value) && !isOnlyHidden(value), { error: 'text' })
    .overwrite(value => value.normalize('NFC'))

/**
 * One line from a person: NFC, no control character, nothing that turns the order, at most `max` characters; empty, or
 * with something that can be seen.
 */
export const personText = textWithout(hidesCharacters)

/** The same of several lines. */
export const personLines = textWithout(linesHideCharacters)

const required = { error: 'required' }

/** One line that must hold something that can be seen. */
export const requiredText = (max: number) => personText(max).refine(isVisible, required)

/** Lines that must hold something that can be seen. */
export const requiredLines = (max: number) => personLines(max).refine(isVisible, required)

const noAddress = [(text: string) => !holdsAddress(text), { error: 'holds-address' }] as const

/** The name of somebody, which stands in mails: with nothing that leads their readers elsewhere. */
export const nameInMails = (max: number) => requiredText(max).refine(...noAddress)

/** Lines that are written to somebody by mail, in the same way; empty for none. */
export const linesInMails = (max: number) => personLines(max).refine(...noAddress)

/** An e-mail; what cannot be seen around it came along when it was pasted, and goes. */
export const emailText = boundedText(300).overwrite(withoutInvisibleEnds).pipe(requiredText(254))

/** Hours on the wire: a finite JSON number with at most two decimals. */
export const hoursOnWire = z
  .number()
  .refine(value => Math.abs(value) <= 1e9 && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, { error: 'hours' })

/** The number of an ISO week, as text: a key of a JSON object, or in a query. */
export const weekNumber = shortText.regex(/^([1-9]|[1-4]\d|5[0-3])$/)

/** Week number (a key of a JSON object, so text) to hours. A missing week is 0. */
export const weekHours = z.record(weekNumber, hoursOnWire)
export type WeekHours = z.infer<typeof weekHours>

/** Week number to any finite number (money, percent). */
export const weekNumbers = z.record(weekNumber, z.number())
export type WeekNumbers = z.infer<typeof weekNumbers>

export const isoInstant = z.iso.datetime({ offset: true })

const toUtc = (instant: string) => new Date(instant).toISOString()

/**
 * A moment that a change names, from 2000 to 2100; whatever its offset, it becomes UTC. What is no moment goes no
 * further: it has no year to look at.
 */
export const sentInstant = shortText
  .check(z.iso.datetime({ offset: true, abort: true }))
  .refine(text => toUtc(text) >= '2000' && toUtc(text) < '2101', { error: 'out-of-range' })
  .overwrite(toUtc)

/** A Swedish day of a query, as `yyyy-mm-dd`. */
export const dayInQuery = shortText
  .check(z.iso.date())
  .refine(day => day >= '2000-01-01' && day <= '2100-12-31', { error: 'out-of-range' })

/** The version that a change rests on; more the column of it cannot hold. */
export const sentVersion = z.int().min(1).max(2_147_483_647)

/** A number that a function of the domain checks; the problem's message is the domain's code, such as `zero`. */
export const checkedNumber = (check: (value: number) => Result<number, string>) =>
  z.number().check(context => {
    const checked = check(context.value)
    if (!checked.ok) context.issues.push({ code: 'custom', message: checked.error, input: context.value })
  })

/** The answer of calls that only report that they worked. */
export const doneAnswer = z.strictObject({ ok: z.literal(true) })
