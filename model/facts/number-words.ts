const small =
	"zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
		" ",
	);
const tens = [
	"",
	"",
	"twenty",
	"thirty",
	"forty",
	"fifty",
	"sixty",
	"seventy",
	"eighty",
	"ninety",
];

/** 90 -> "ninety", 24 -> "twenty-four". From 100 on, and for anything but a whole number, the digits. */
export function numberWords(value: number): string {
	if (!Number.isInteger(value) || value < 0 || value > 99) return String(value);
	const word = small[value];
	if (word !== undefined) return word;
	const unit = value % 10;
	return unit === 0
		? `${tens[value / 10]}`
		: `${tens[(value - unit) / 10]}-${small[unit]}`;
}
