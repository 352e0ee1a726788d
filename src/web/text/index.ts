// Every text of the screens, by language and screen. A new language is a new folder beside `en`;
// a screen's texts are loaded with the screen.
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';

const FILES = import.meta.glob<{ readonly default: Readonly<Record<string, unknown>> }>('./*/*.ts');
const LANGUAGES = ['en'] as const;

const files: BackendModule = {
  type: 'backend',
  init() {},
  read(language, screen, done) {
    const load = FILES[`./${language}/${screen}.ts`];
    if (load === undefined) return done(new Error(`no texts of ${screen} in ${language}`), null);
    load().then(
      (file) => done(null, { ...file.default }),
      (error: Error) => done(error, null),
    );
  },
};

const language = (): string =>
  LANGUAGES.find((each) => navigator.language.startsWith(each)) ?? 'en';

/** The locale of figures and dates: the reader's own, where it is of the language of the texts. */
export const locale = (): string =>
  navigator.language.startsWith(language()) ? navigator.language : language();

/** The page says the language of its texts, for screen readers and for hyphens. */
i18next.on('languageChanged', (chosen) => {
  document.documentElement.lang = chosen;
});

export const startTexts = (): Promise<unknown> =>
  i18next
    .use(files)
    .use(initReactI18next)
    .init({
      lng: language(),
      fallbackLng: 'en',
      ns: ['common'],
      defaultNS: 'common',
      // React escapes what it shows.
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
      keySeparator: '.',
      nsSeparator: ':',
    });
