import antdTheme from 'antd/es/theme'
import type { ThemeConfig } from 'antd/es/config-provider/context'
import { themeValues } from './theme-values'

type ThemeValues = (typeof themeValues)['light' | 'dark']

const coloursOf = (values: ThemeValues): ThemeConfig['token'] => ({
  colorPrimary: values.accent,
  colorPrimaryHover: values.accentStrong,
  colorInfo: values.accent,
  colorSuccess: values.good,
  colorError: values.bad,
  colorWarning: values.warning,
  colorBgBase: values.surfaceRaised,
  colorBgContainer: values.surfaceRaised,
  colorBgElevated: values.surfaceRaised,
  colorBgLayout: values.surface,
  colorBgSpotlight: values.text,
  colorTextLightSolid: values.surfaceRaised,
  colorTextBase: values.text,
  colorText: values.text,
  colorTextSecondary: values.textMuted,
  colorTextTertiary: values.textMuted,
  colorTextQuaternary: values.textMuted,
  colorTextPlaceholder: values.textMuted,
  colorTextDisabled: values.textMuted,
  colorTextDescription: values.textMuted,
  colorIcon: values.textMuted,
  colorBorder: values.borderStrong,
  colorBorderSecondary: values.border,
  colorSplit: values.border,
  // The outline of the focus.
  colorPrimaryBorder: values.accent,
  controlItemBgActive: values.accentSoft,
  controlItemBgActiveHover: values.accentSoft,
  controlItemBgHover: values.surfaceSunken,
})

const partsOf = (values: ThemeValues): NonNullable<ThemeConfig['components']> => ({
  Menu: {
    activeBarBorderWidth: 0,
    itemHoverBg: values.accentSoft,
    itemMarginBlock: 0,
    itemMarginInline: 0,
    itemPaddingInline: 12,
  },
  Modal: { titleFontSize: 18, contentBg: values.surfaceRaised, headerBg: values.surfaceRaised },
  Select: { optionSelectedBg: values.accentSoft, optionSelectedColor: values.text },
  Tabs: {
    horizontalItemPadding: '0',
    itemColor: values.textMuted,
    itemHoverColor: values.accent,
    itemActiveColor: values.accent,
  },
  Table: { headerBg: values.surfaceSunken, headerColor: values.text, rowHoverBg: values.surfaceSunken },
  Tree: { titleHeight: 28, switcherSize: 20, indentSize: 16 },
})

/** The strip of the scrollbar beside it has the same, see styles/base.css. */
const backdrop = 'var(--vk-backdrop)'
const shadow = 'var(--vk-shadow-2)'

/**
 * antd in our colours, type and radii. Every colour that meets text keeps a contrast of 4.5:1. `isStill` takes all
 * movement out: a dialog is there or gone at once, and waits for no animation that a style sheet has shortened away.
 */
export const antdThemeFor = (theme: 'light' | 'dark', isStill = false): ThemeConfig => {
  const values = themeValues[theme]
  return {
    algorithm: theme === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
    // The variables stand on the class of this name, so the two themes never mix.
    cssVar: { key: `vk-${theme}`, prefix: 'vk-antd' },
    hashed: false,
    token: {
      ...coloursOf(values),
      colorBgMask: backdrop,
      fontFamily: 'var(--vk-font)',
      fontSize: 14,
      borderRadius: 6,
      borderRadiusLG: 12,
      controlHeight: 40,
      lineWidthFocus: 2,
      boxShadow: shadow,
      boxShadowSecondary: shadow,
      motion: !isStill,
      motionDurationSlow: '0.16s',
      motionDurationMid: '0.12s',
    },
    components: partsOf(values),
  }
}
