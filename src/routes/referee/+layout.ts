import '$lib/ui/fonts.css';
