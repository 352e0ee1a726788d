// The bar: the loops of assembly/places.ts in C++, on the same tables. bench/main.ts compiles it
// with -O3 where there is a compiler.
//   places TABLES tally SIZE          every hand of 52 cards in order
//   places TABLES places SIZE HANDS   the hands of a file, SIZE bytes each
// prints: seconds, hands, checksum.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

static int8_t flushSuit[512];
static uint32_t cardKey[64], minorBit[64], majorBit[64];
static uint16_t flushPlace[8192];
static int32_t rowOffset[16384];
static std::vector<uint16_t> cell;
static uint32_t counts[8192];

static void readAll(void *to, size_t bytes, FILE *file) {
  if (fread(to, 1, bytes, file) != bytes) exit(1);
}

static void readTables(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) exit(1);
  uint32_t cells;
  readAll(&cells, 4, file);
  readAll(flushSuit, sizeof flushSuit, file);
  readAll(cardKey, sizeof cardKey, file);
  readAll(minorBit, sizeof minorBit, file);
  readAll(majorBit, sizeof majorBit, file);
  readAll(flushPlace, sizeof flushPlace, file);
  readAll(rowOffset, sizeof rowOffset, file);
  cell.resize(cells);
  readAll(cell.data(), cells * 2, file);
  fclose(file);
}

static inline uint32_t placeOfRanks(const uint16_t *cells, uint32_t key) {
  return cells[rowOffset[(key >> 9) & 0x3fff] + (key & 0x1ff)];
}

static void tally(int from, int left, uint32_t key, uint32_t minor, uint32_t major) {
  if (left > 1) {
    for (int card = from; card <= 52 - left; card++)
      tally(card + 1, left - 1, key + cardKey[card], minor | minorBit[card], major | majorBit[card]);
    return;
  }
  const uint16_t *cells = cell.data();
  for (int card = from; card < 52; card++) {
    uint32_t sum = key + cardKey[card];
    uint32_t place = placeOfRanks(cells, sum);
    int suit = flushSuit[sum >> 23];
    if (suit >= 0) {
      uint32_t ranks = suit < 2 ? minor | minorBit[card] : major | majorBit[card];
      place = std::max(place, (uint32_t)flushPlace[(ranks >> ((suit & 1) * 13)) & 0x1fff]);
    }
    counts[place]++;
  }
}

static void places(const uint8_t *hand, uint16_t *out, size_t count, int size) {
  const uint16_t *cells = cell.data();
  for (size_t index = 0; index < count; index++, hand += size) {
    uint32_t key = 0;
    for (int card = 0; card < size; card++) key += cardKey[hand[card]];
    uint32_t place = placeOfRanks(cells, key);
    int suit = flushSuit[key >> 23];
    if (suit >= 0) {
      uint32_t ranks = 0;
      for (int card = 0; card < size; card++)
        if ((hand[card] & 3) == suit) ranks |= 1u << (hand[card] >> 2);
      place = std::max(place, (uint32_t)flushPlace[ranks]);
    }
    out[index] = place;
  }
}

int main(int argc, char **argv) {
  if (argc < 4) return 2;
  readTables(argv[1]);
  int size = atoi(argv[3]);
  std::vector<uint8_t> hands;
  std::vector<uint16_t> out;
  if (!strcmp(argv[2], "places")) {
    FILE *file = fopen(argv[4], "rb");
    if (!file) return 1;
    fseek(file, 0, SEEK_END);
    hands.resize(ftell(file));
    rewind(file);
    readAll(hands.data(), hands.size(), file);
    fclose(file);
    out.resize(hands.size() / size);
    std::fill(out.begin(), out.end(), 1);
  }
  auto start = std::chrono::steady_clock::now();
  if (out.empty()) tally(0, size, 0, 0, 0);
  else places(hands.data(), out.data(), out.size(), size);
  double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  uint64_t total = out.size(), checksum = 0;
  for (uint16_t place : out) checksum += place;
  for (int place = 0; place < 8192; place++) {
    total += counts[place];
    checksum += (uint64_t)counts[place] * place;
  }
  printf("%.9f %llu %llu\n", seconds, (unsigned long long)total, (unsigned long long)checksum);
}
