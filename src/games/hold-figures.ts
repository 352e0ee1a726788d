// Worked out by `npm run build:hold` from the pay tables of the games, by the lab; do not edit.
// Between seats, and with the ante: estimates from 60,000 seeded rounds of seven.
import type { HoldFigures } from './hold.ts';

export const HOLD_FIGURES: Readonly<Record<string, HoldFigures>> = {
  'four-card-poker': {
    ante: {
      edge: '8840827253/317119576410',
      variance: '738612145691446757249021/100564825742457828488100',
      betweenSeats: {
        value: '1.4057',
        standardError: '0.0108',
      },
    },
    sides: {
      acesUp: {
        tables: {
          'FCP-01': {
            edge: '3214/162435',
            variance: '183472997504/26385129225',
            withAnte: {
              value: '4.2124',
              standardError: '0.0592',
            },
          },
          'FCP-02': {
            edge: '4183/162435',
            variance: '173712420236/26385129225',
            withAnte: {
              value: '4.0462',
              standardError: '0.0588',
            },
          },
          'FCP-03': {
            edge: '1503/54145',
            variance: '18748695941/2931681025',
            withAnte: {
              value: '4.0253',
              standardError: '0.0523',
            },
          },
          'FCP-04': {
            edge: '1826/54145',
            variance: '17663908499/2931681025',
            withAnte: {
              value: '3.8591',
              standardError: '0.0519',
            },
          },
          'FCP-05': {
            edge: '12643/324870',
            variance: '667168291481/105540516900',
            withAnte: {
              value: '4.0181',
              standardError: '0.0589',
            },
          },
          'FCP-06': {
            edge: '1376/32487',
            variance: '34662543766/5277025845',
            withAnte: {
              value: '4.0809',
              standardError: '0.0589',
            },
          },
          'FCP-07': {
            edge: '235/3822',
            variance: '7425881573/1241653140',
            withAnte: {
              value: '3.8865',
              standardError: '0.0586',
            },
          },
        },
      },
      progressive: {
        tables: {
          'FCPP-1': {
            edge: '105691/162435',
            variance: '781657266974/26385129225',
            envy: {
              back: '523/64974',
              variance: '957118361/4221620676',
            },
          },
          'FCPP-2': {
            edge: '16739/32487',
            variance: '34577089886/1055405169',
            envy: {
              back: '80/10829',
              variance: '37895100/117267241',
            },
          },
          'FCPP-3': {
            edge: '16739/32487',
            variance: '34577089886/1055405169',
            envy: {
              back: '80/10829',
              variance: '37895100/117267241',
            },
          },
          'PMG-01': {
            edge: '76252/162435',
            variance: '879068325281/26385129225',
            envy: {
              back: '185/32487',
              variance: '2940039275/1055405169',
            },
          },
          'PMG-02': {
            edge: '76252/162435',
            variance: '879068325281/26385129225',
            envy: {
              back: '185/32487',
              variance: '2940039275/1055405169',
            },
          },
        },
      },
    },
  },
  'crazy-4-poker': {
    ante: {
      edge: '264142729/7726058340',
      variance: '25122849939429639177247/2566755031342592890800',
      betweenSeats: {
        value: '1.5613',
        standardError: '0.0149',
      },
    },
    sides: {
      queensUp: {
        tables: {
          A: {
            edge: '9943/324870',
            variance: '552907195811/105540516900',
            withAnte: {
              value: '4.8694',
              standardError: '0.1025',
            },
          },
          B: {
            edge: '979/21658',
            variance: '12693249879/2345344820',
            withAnte: {
              value: '4.8858',
              standardError: '0.1046',
            },
          },
          C: {
            edge: '3455/64974',
            variance: '102442907431/21108103380',
            withAnte: {
              value: '4.7387',
              standardError: '0.1024',
            },
          },
          D: {
            edge: '7339/108290',
            variance: '59466438099/11726724100',
            withAnte: {
              value: '4.7551',
              standardError: '0.1045',
            },
          },
        },
      },
      fourCardProgressive: {
        tables: {
          A: {
            edge: '105691/162435',
            variance: '781657266974/26385129225',
            envy: {
              back: '523/64974',
              variance: '957118361/4221620676',
            },
          },
          B: {
            edge: '16739/32487',
            variance: '34577089886/1055405169',
            envy: {
              back: '80/10829',
              variance: '37895100/117267241',
            },
          },
        },
      },
      fiveCardProgressive: {
        tables: {
          '-': {
            edge: '76252/162435',
            variance: '879068325281/26385129225',
            envy: {
              back: '185/32487',
              variance: '2940039275/1055405169',
            },
          },
        },
      },
      fiveCardHandBonusPlayer: {
        tables: {
          '-': {
            edge: '2437/3822',
            variance: '1157103275/14607684',
          },
        },
        extras: {
          magicCard: {
            back: '25/13',
            variance: '5875/169',
          },
          luckyBonus: {
            '2': {
              back: '5/2',
              variance: '25/4',
            },
            '3': {
              back: '5/3',
              variance: '50/9',
            },
            '4': {
              back: '5/4',
              variance: '75/16',
            },
            '5': {
              back: '1/1',
              variance: '4/1',
            },
            '6': {
              back: '5/6',
              variance: '125/36',
            },
            '7': {
              back: '5/7',
              variance: '150/49',
            },
            '8': {
              back: '5/8',
              variance: '175/64',
            },
          },
        },
      },
      fiveCardHandBonusDealer: {
        isShared: true,
        tables: {
          '-': {
            edge: '2437/3822',
            variance: '1157103275/14607684',
          },
        },
        extras: {
          magicCard: {
            back: '25/13',
            variance: '5875/169',
          },
          luckyBonus: {
            '2': {
              back: '5/2',
              variance: '25/4',
            },
            '3': {
              back: '5/3',
              variance: '50/9',
            },
            '4': {
              back: '5/4',
              variance: '75/16',
            },
            '5': {
              back: '1/1',
              variance: '4/1',
            },
            '6': {
              back: '5/6',
              variance: '125/36',
            },
            '7': {
              back: '5/7',
              variance: '150/49',
            },
            '8': {
              back: '5/8',
              variance: '175/64',
            },
          },
        },
      },
      coverAll: {
        isShared: true,
        tables: {
          '1': {
            edge: '21605725789/249165381465',
            variance: '3120589328011085643251054/62083387320598965546225',
          },
          '2': {
            edge: '9525174097/100000000000',
            variance: '377854150425141840234591/10000000000000000000000',
          },
          '3': {
            edge: '2913400217/31250000000',
            variance: '27007363999570115602911/976562500000000000000',
          },
          '4': {
            edge: '91826367889/1000000000000',
            variance: '19078501011169314029683679/1000000000000000000000000',
          },
          '5': {
            edge: '11707182903/125000000000',
            variance: '251080426834006954492591/15625000000000000000000',
          },
          '6': {
            edge: '17106352643/200000000000',
            variance: '349681120463853326914551/40000000000000000000000',
          },
        },
      },
    },
  },
};
