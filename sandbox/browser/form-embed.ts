type FormEmbedWindow = Window & {
	__formEmbed?: { loads: number; inits: number };
	FormEmbed?: { init(): void };
};

/** The real script looks for frames in the page. This one only counts, so that tests can see when it was loaded. */
{
	const page: FormEmbedWindow = window;
	const counts = page.__formEmbed ?? { loads: 0, inits: 0 };
	counts.loads += 1;
	page.__formEmbed = counts;
	page.FormEmbed = {
		init() {
			counts.inits += 1;
		},
	};
}
