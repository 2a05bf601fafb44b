import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import { browserslistToTargets } from 'lightningcss'
import { browsers } from '../browsers.mjs'

/** Also writes what the oldest browsers know only under a name of their own, such as -webkit-user-select. */
export const minifyStyles = () =>
  new CssMinimizerPlugin({
    minify: CssMinimizerPlugin.lightningCssMinify,
    minimizerOptions: { targets: browserslistToTargets(browsers) },
  })
