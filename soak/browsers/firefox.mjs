import { launch } from 'puppeteer-core'

const executablePath = '/usr/bin/firefox-esr'

/** Firefox by WebDriver BiDi. @returns the few gestures that the walk is made of */
export const openFirefox = async () => {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true })
  const page = await browser.newPage()
  await page.setViewport({ width: 1280, height: 800 })
  const centre = async selector => {
    const box = await (await page.waitForSelector(selector, { timeout: 15_000 })).boundingBox()
    return [box.x + box.width / 2, box.y + box.height / 2]
  }
  return {
    name: `Firefox ${(await browser.version()).replace(/^firefox\//i, '')}`,
    open: address => page.goto(address),
    run: (code, ...values) => page.evaluate(code, ...values),
    click: async selector => page.mouse.click(...(await centre(selector))),
    press: async (...keys) => {
      const held = keys.slice(0, -1)
      for (const key of held) await page.keyboard.down(key)
      await page.keyboard.press(keys.at(-1))
      for (const key of held.toReversed()) await page.keyboard.up(key)
    },
    type: text => page.keyboard.type(text),
    drag: async (from, to) => {
      await page.mouse.move(...(await centre(from)))
      await page.mouse.down()
      await page.mouse.move(...(await centre(to)), { steps: 8 })
      await page.mouse.up()
    },
    wheel: async (selector, deltaY) => {
      await page.mouse.move(...(await centre(selector)))
      await page.mouse.wheel({ deltaY })
    },
    close: () => browser.close(),
  }
}
