import sharp from 'sharp'
import type { Transaction } from '../db/database'
import { demoLogos, type Picture } from './facts/demo-logos'
import { idOf, type SeededPlaces } from './seed-organisation'

/** Pixels of a side. */
const side = 128
/** Points that are looked at within a pixel, across and down: what lies between two colours becomes their mean. */
const fine = 3
const points = Array.from({ length: fine * fine }, (_, index) => [index % fine, Math.floor(index / fine)] as const)

const coordinate = (pixel: number, part: number) => ((pixel + (part + 0.5) / fine) / side) * 2 - 1

const pixelOf = (picture: Picture, column: number, row: number): number[] => {
  const seen = points.flatMap(([across, down]) => {
    const colour = picture(coordinate(column, across), coordinate(row, down))
    return colour === undefined ? [] : [colour]
  })
  const mean = (part: 0 | 1 | 2) => Math.round(seen.reduce((sum, colour) => sum + colour[part], 0) / (seen.length || 1))
  return [mean(0), mean(1), mean(2), Math.round((seen.length / points.length) * 255)]
}

const drawPicture = (picture: Picture): Promise<Buffer> => {
  const pixels = Array.from({ length: side * side }, (_, index) =>
    pixelOf(picture, index % side, Math.floor(index / side)),
  )
  return sharp(Buffer.from(pixels.flat()), { raw: { width: side, height: side, channels: 4 } })
    .png({ palette: true })
    .toBuffer()
}

/** Gives the demonstration's municipalities their signs. */
export const seedLogos = async (transaction: Transaction, { municipalities }: SeededPlaces): Promise<void> => {
  for (const { municipality, picture } of demoLogos)
    await transaction.query('SELECT set_logo($1, $2)', [idOf(municipalities, municipality), await drawPicture(picture)])
}
