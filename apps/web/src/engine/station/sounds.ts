/** What people hear without looking up from the goods. */
export interface Sounds {
  good(): void;
  /** It counts, and something is not as it should be. */
  warn(): void;
  bad(): void;
}

/**
 * Short tones of the browser: high for good, high and then lower for what counts with a warning, low and twice for bad. Silent where the
 * browser has none.
 */
export function browserSounds(): Sounds {
  let context: AudioContext | undefined;
  const tone = (hertz: number, begin: number, seconds: number) => {
    if (typeof AudioContext === 'undefined') return;
    context ??= new AudioContext();
    const [oscillator, gain] = [context.createOscillator(), context.createGain()];
    const at = context.currentTime + begin;
    oscillator.frequency.value = hertz;
    gain.gain.setValueAtTime(0.2, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(at);
    oscillator.stop(at + seconds);
  };
  return {
    good: () => tone(1320, 0, 0.09),
    warn() {
      tone(1320, 0, 0.09);
      tone(660, 0.12, 0.3);
    },
    bad() {
      tone(220, 0, 0.22);
      tone(180, 0.26, 0.3);
    },
  };
}
