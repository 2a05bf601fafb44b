const special = {
  Enter: { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' },
  ArrowDown: { key: 'ArrowDown', code: 'ArrowDown', windowsVirtualKeyCode: 40 },
}

const keyOf = name =>
  special[name] ?? { key: name, code: `Digit${name}`, windowsVirtualKeyCode: name.charCodeAt(0), text: name }

/** Presses keys without waiting for the page to have dealt with them, as a person does. */
export const typeAhead = session => {
  const sent = []
  const send = (method, parameters) => sent.push(session.send(method, parameters))
  return {
    press: name => {
      send('Input.dispatchKeyEvent', { type: 'keyDown', ...keyOf(name) })
      send('Input.dispatchKeyEvent', { type: 'keyUp', ...keyOf(name), text: undefined })
    },
    click: place => {
      for (const type of ['mousePressed', 'mouseReleased'])
        send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 })
    },
    /** Until the page took all of them. */
    taken: () => Promise.all(sent),
  }
}
