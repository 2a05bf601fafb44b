import type { FastifyRequest } from 'fastify'
import type { AddressedUnit } from '../http/admission/addressed-place'
import { describeFailure } from '../http/error-mapping'
import { languageOf, type Language } from '../http/language'
import type { Log } from './send-all'

/** Where and in which language others are told, and who hears of a mail that could not be sent. */
export type Telling = { readonly unit: AddressedUnit; readonly language: Language; readonly log: Log }

/** How a call tells others by mail: about its unit, in the language of who makes it. */
export const tellingOf = (call: { readonly request: FastifyRequest; readonly unit: AddressedUnit }): Telling => ({
  unit: call.unit,
  language: languageOf(call.request.headers['accept-language']),
  log: failure => call.request.log.error({ failure: describeFailure(failure) }, 'a mail to others was not sent'),
})
