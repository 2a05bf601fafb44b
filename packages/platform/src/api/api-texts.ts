import { i18n } from '../language/i18n'

/** What an ApiError says, in the language of the page. */
export const apiTexts = {
  answer: (status: number, message: string): string => i18n.t('platform:error.answer', { status, message }),
  occurred: (): string => i18n.t('platform:error.occurred'),
  connection: (): string => i18n.t('platform:error.connection'),
  contract: (): string => i18n.t('platform:error.contract'),
  chunk: (): string => i18n.t('platform:error.chunk'),
  bug: (): string => i18n.t('platform:error.bug'),
  notLicensed: (): string => i18n.t('platform:error.notLicensed'),
  session: (): string => i18n.t('platform:error.session'),
}
