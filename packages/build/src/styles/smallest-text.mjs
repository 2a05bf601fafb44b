import { browserslistToTargets, transform } from 'lightningcss'
import { browsers } from '../browsers.mjs'

/** A loader. A style sheet that stands in the page itself meets no minifier later. */
export default function smallestText(source) {
  const { code } = transform({
    filename: this.resourcePath,
    code: Buffer.from(source),
    minify: true,
    targets: browserslistToTargets(browsers),
  })
  return code.toString()
}
