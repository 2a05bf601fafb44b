import { logoAnswer, logoRefusal, type LogoAnswer } from '@veckovis/contracts/organisation'
import { answered, apiClient } from '@veckovis/platform'

const refusals = { refusals: logoRefusal }
const pathOf = (municipalityId: number) => `/municipality/${municipalityId}/logo`

/** The file as form data. */
export const uploadLogo = (municipalityId: number, file: File): Promise<LogoAnswer> => {
  const form = new FormData()
  form.set('file', file)
  return answered(apiClient.upload(pathOf(municipalityId), form, logoAnswer, refusals))
}

export const removeLogo = (municipalityId: number): Promise<LogoAnswer> =>
  answered(apiClient.delete(pathOf(municipalityId), logoAnswer, refusals))
