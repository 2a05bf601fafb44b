import { logoAnswer, logoFilename, logoLimits } from '@veckovis/contracts/organisation'
import { idInPath } from '@veckovis/contracts/wire'
import { z } from 'zod'
import type { Database } from '../../../db/database'
import { defineRoute, type AnyRoute } from '../../../http/route'
import type { UploadedFile } from '../../../http/uploaded-file'
import { keptBySuperAdmins } from '../kept-by-super-admins'
import { organisationError } from '../organisation-error'
import { changeLogo } from './change-logo'
import { drawLogo } from './draw-logo'
import { findLogo } from './logo-repository'

const params = z.strictObject({ municipalityId: idInPath })

const imageOf = async (file: UploadedFile): Promise<Buffer> => {
  if (file === 'too-large') throw organisationError({ code: 'body-too-large' })
  if (file === 'broken') throw organisationError({ code: 'upload-broken' })
  return drawLogo(file)
}

/** An image has no use for anything: whatever a browser made of it runs, fetches and shows nothing. */
const imagePolicy = "default-src 'none'; sandbox; frame-ancestors 'none'"

const imageRoute = (database: Database): AnyRoute =>
  defineRoute({
    method: 'GET',
    url: '/uploads/:filename',
    summary: "A municipality's logo, by the digest of its content",
    access: 'public',
    data: 'ordinary',
    params: z.strictObject({ filename: logoFilename }),
    cached: { as: 'public, max-age=31536000, immutable', because: 'the address is the digest of what it answers' },
    // A PNG, and no JSON.
    answer: z.string().meta({ format: 'binary' }),
    handler: async ({ params: { filename }, reply }) => {
      const image = await findLogo(database.read, filename)
      if (image === undefined) throw organisationError({ code: 'not-found' })
      return reply.type('image/png').header('content-security-policy', imagePolicy).send(image)
    },
  })

/** A municipality's logo: given and taken by super admins, shown to everybody. */
export const logoRoutes = (database: Database): AnyRoute[] => [
  defineRoute({
    method: 'POST',
    url: '/municipality/:municipalityId/logo',
    summary: 'Gives a municipality a logo',
    access: keptBySuperAdmins,
    data: 'ordinary',
    audit: { writes: ['place-changed'] },
    params,
    takesFile: { mostBytes: logoLimits.mostBytes },
    answer: logoAnswer,
    handler: async ({ params: { municipalityId }, readFile, actor: { userId }, audit }) =>
      changeLogo(database, { municipalityId, image: await imageOf(await readFile()) }, { userId, audit }),
  }),
  defineRoute({
    method: 'DELETE',
    url: '/municipality/:municipalityId/logo',
    summary: "Takes a municipality's logo away",
    access: keptBySuperAdmins,
    data: 'ordinary',
    audit: { writes: ['place-changed'] },
    params,
    answer: logoAnswer,
    handler: ({ params: { municipalityId }, actor: { userId }, audit }) =>
      changeLogo(database, { municipalityId, image: null }, { userId, audit }),
  }),
  imageRoute(database),
]
