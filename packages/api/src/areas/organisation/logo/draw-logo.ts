import { logoLimits } from '@veckovis/contracts/organisation'
import sharp from 'sharp'
import { organisationError } from '../organisation-error'
import { imageKind } from './image-kind'

// Of the many kinds of files that the library reads only these three are ever handed to it.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
})
sharp.cache(false)
// An upload is rare and small: it is not to take every core from the calls beside it.
sharp.concurrency(1)

/** Pixels of the longer side of a logo as it is kept. */
const longestSide = 512

type Size = { readonly width: number; readonly height: number }

const sizeOf = async (bytes: Buffer): Promise<Size> => {
  try {
    // The header alone is read: nothing is unpacked yet.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return { width, height }
  } catch (failure) {
    throw organisationError({ code: 'logo-unreadable' }, {}, failure)
  }
}

const draw = async (bytes: Buffer): Promise<Buffer> => {
  try {
    return await sharp(bytes, { limitInputPixels: logoLimits.mostPixels, failOn: 'warning' })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png({ compressionLevel: 9 })
      .timeout({ seconds: 10 })
      .toBuffer()
  } catch (failure) {
    throw organisationError({ code: 'logo-unreadable' }, {}, failure)
  }
}

/**
 * A PNG of at most 512 pixels a side, drawn again from an image: nothing of the file itself comes along, neither what a
 * camera wrote of place and owner nor what was hidden behind the image. Throws 'logo-kind' for what is no PNG, JPEG or WebP by its
 * content, 'logo-pixels' for what unpacks to more than 16 million pixels, and 'logo-unreadable' for what cannot be read.
 */
export const drawLogo = async (bytes: Buffer): Promise<Buffer> => {
  if (imageKind(bytes) === undefined) throw organisationError({ code: 'logo-kind' })
  const { width, height } = await sizeOf(bytes)
  if (width * height > logoLimits.mostPixels)
    throw organisationError({ code: 'logo-pixels', details: { width, height } })
  return draw(bytes)
}
